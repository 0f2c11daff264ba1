-- The outbox and growing posts hold facts now: what was written as sentences is told verbatim.
update outbox set body = json_object(
    'story', json(case json_extract(body, '$.text') when '' then '[]' else json_array(json_object(
        'text', json_object('key', 'verbatim', 'args', json_object('said', json_extract(body, '$.text')))
    )) end),
    'grows', json(case when json_extract(body, '$.grows') then 'true' else 'false' end),
    'named', json(coalesce(json_extract(body, '$.named'), '[]'))
) where kind = 'post';
update outbox set body = json_object(
    'text', json_object('key', 'verbatim', 'args', json_object('said', json_extract(body, '$.text'))),
    'pings', json(coalesce(json_extract(body, '$.pings'), '[]'))
) where kind = 'note';
update outbox set body = '{}' where kind = 'knock';

alter table panels rename column text to story;  -- what it tells, as JSON, but for who is awaited
update panels set story = case story when '' then '[]' else json_array(json_object(
    'text', json_object('key', 'verbatim', 'args', json_object('said', story))
)) end;
alter table panels add column cut integer not null default 0;  -- its story began in messages before
