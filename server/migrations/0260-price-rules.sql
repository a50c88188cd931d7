-- Rules that suggest prices and never set them. A list of room types without entries is no condition; ids of what is gone stay in it, so that a
-- rule never comes to hold for more than its maker chose.
create table price_rule (
  property_id uuid not null references property,
  price_rule_id uuid not null,
  name_vi text not null check (char_length(name_vi) between 1 and 100)
    constraint price_rule_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  name_en text not null check (char_length(name_en) between 1 and 100)
    constraint price_rule_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  room_type_ids uuid[] not null default '{}',
  occupied text not null check (occupied in ('above', 'below')),
  percent smallint not null check (percent between 0 and 100),
  days_ahead smallint not null check (days_ahead between 0 and 730),
  act text not null check (act in ('raise', 'lower')),
  unit text not null check (unit in ('percent', 'amount')),
  value bigint not null check (value > 0),
  round_to bigint not null default 0 check (round_to between 0 and 1000000000),
  floor bigint check (floor > 0),
  ceiling bigint check (ceiling > 0),
  rank smallint not null check (rank between 1 and 999),
  active boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, price_rule_id),
  check (floor <= ceiling),
  check (unit = 'amount' or value <= case when act = 'lower' then 9000 else 20000 end)
);
call wall_off('price_rule');

-- At which price a rule has had its answer on a night: the price that was kept, or the one that was accepted. Another price asks again.
create table settled_suggestion (
  property_id uuid not null,
  room_plan_id uuid not null,
  night date not null,
  price_rule_id uuid not null,
  price bigint not null check (price > 0),
  settled_at timestamptz not null default now(),
  settled_by text not null,
  primary key (property_id, room_plan_id, night, price_rule_id),
  foreign key (property_id, room_plan_id) references room_plan on delete cascade,
  foreign key (property_id, price_rule_id) references price_rule on delete cascade
);
call wall_off('settled_suggestion');

-- Prices that were accepted from a rule are an operation like any other.
alter table operation
  drop constraint operation_kind_check,
  add constraint operation_kind_check check (kind in ('cell', 'paste', 'fill', 'batch', 'copy', 'workbook', 'suggestion', 'undo'));
