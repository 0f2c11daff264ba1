// Before anything is painted: the colors that were chosen, or those of the system.
{
  const chosen = localStorage.getItem("herald.theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
}
