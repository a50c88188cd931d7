-- The last day of a property on which the diary said which nights the release steps of a level or an agent have reached. It is by level or agent, not
-- by row: a row that is removed and brought back on one day is told of once.
create table agent_release_told (
  property_id uuid not null references property,
  whose text not null check (whose ~ '^([1-5]|[0-9a-f-]{36})$'),
  told_on date not null,
  primary key (property_id, whose)
);
call wall_off('agent_release_told');
