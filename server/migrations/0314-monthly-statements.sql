-- Monthly statements: what a travel agent's guests stayed for in a month, line by line, until the property and the agent agree (decision 0089).
-- The months that were drawn up at a property: the row is what keeps two servers from drawing one up twice.
create table month_drawn (
  property_id uuid not null references property,
  month date not null check (extract(day from month) = 1),
  drawn_at timestamptz not null,
  primary key (property_id, month)
);
call wall_off('month_drawn');
revoke update, delete on month_drawn from innkeeper_tenant, innkeeper_platform;

create table month_statement (
  property_id uuid not null,
  month_statement_id uuid not null,
  travel_agent_id uuid not null references travel_agent,
  month date not null,
  currency text not null,
  state text not null default 'open' check (state in ('open', 'agreed')),
  -- The sums of its lines, so that a list need not add them up: compared with them whenever either changes.
  lines integer not null check (lines > 0),
  amount bigint not null,
  allowed bigint not null check (allowed >= 0),
  drawn_at timestamptz not null,
  closed_at timestamptz,
  primary key (property_id, month_statement_id),
  foreign key (property_id, month) references month_drawn,
  constraint month_statement_once unique (property_id, travel_agent_id, month, currency),
  constraint month_statement_closed_at_a_moment check ((state = 'agreed') = (closed_at is not null))
);
call wall_off('month_statement');
revoke delete on month_statement from innkeeper_tenant, innkeeper_platform;
create index month_statement_last on month_statement (property_id, month desc, month_statement_id);
create index month_statement_of_agent on month_statement (travel_agent_id, month desc);

create table month_line (
  property_id uuid not null,
  month_line_id uuid not null,
  month_statement_id uuid not null,
  booking_id uuid not null,
  -- Why it stands here: its guests left in this month, it comes late, or what it costs was changed after a line of it was agreed.
  reason text not null check (reason in ('month', 'late', 'changed')),
  -- What the booking costs, or by how much that changed; what the property takes off it, once it is agreed, is no debt any more.
  amount bigint not null check (amount >= 0 or reason = 'changed'),
  allowed bigint not null default 0 check (allowed >= 0 and (allowed = 0 or allowed <= amount)),
  state text not null default 'open' check (state in
    ('open', 'propertyAgrees', 'agentAgrees', 'agentDisputes', 'propertyDisputes', 'agreed')),
  -- What is left of it stands in the booking's line of a later month.
  carried boolean not null default false,
  changed_at timestamptz not null,
  primary key (property_id, month_line_id),
  foreign key (property_id, month_statement_id) references month_statement,
  foreign key (property_id, booking_id) references booking,
  constraint month_line_once unique (property_id, month_statement_id, booking_id)
);
call wall_off('month_line');
revoke delete on month_line from innkeeper_tenant, innkeeper_platform;
-- A booking comes into one statement; into a later one only by how much it changed.
create unique index month_line_of_booking on month_line (property_id, booking_id) where reason <> 'changed';
create index month_lines_of_booking on month_line (property_id, booking_id);
create index month_line_not_agreed on month_line (property_id, booking_id) where state <> 'agreed';

-- What both agreed on stays, whoever writes: not even the owner of the tables changes it.
create function month_line_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a line of a monthly statement is never deleted' using errcode = 'restrict_violation';
  end if;
  if (new.property_id, new.month_line_id, new.month_statement_id, new.booking_id, new.reason)
      is distinct from (old.property_id, old.month_line_id, old.month_statement_id, old.booking_id, old.reason)
    or (old.state = 'agreed' and (new.amount, new.allowed, new.state, old.carried and not new.carried)
      is distinct from (old.amount, old.allowed, old.state, false)) then
    raise exception 'an agreed line of a monthly statement is never changed: a change is a line of a later month'
      using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger month_line_stays before update or delete on month_line for each row execute function month_line_stays();

-- A statement is the sum of its lines, and closed exactly when all of them are agreed: checked when the transaction ends.
create function month_statement_is_its_lines() returns trigger language plpgsql as $$
declare
  said record;
  added record;
begin
  select lines, amount, allowed, state = 'agreed' as closed into said
    from month_statement where property_id = new.property_id and month_statement_id = new.month_statement_id;
  select count(*)::integer as lines, coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(allowed), 0)::bigint as allowed,
      coalesce(bool_and(state = 'agreed'), false) as closed into added
    from month_line where property_id = new.property_id and month_statement_id = new.month_statement_id;
  if said is distinct from added then
    raise exception 'monthly statement % says %, its lines say %', new.month_statement_id, said, added
      using errcode = 'check_violation', table = 'month_statement', constraint = 'month_statement_is_its_lines';
  end if;
  return null;
end
$$;
create constraint trigger month_statement_is_its_lines after insert or update on month_statement deferrable initially deferred
  for each row execute function month_statement_is_its_lines();
create constraint trigger month_line_is_in_its_statement after insert or update on month_line deferrable initially deferred
  for each row execute function month_statement_is_its_lines();

-- What was said about a line, append-only.
create table month_note (
  property_id uuid not null,
  month_note_id uuid not null,
  month_line_id uuid not null,
  kind text not null check (kind in ('dispute', 'answer', 'changed')),
  by_agent boolean not null,
  person text not null,
  note text not null check (char_length(note) <= 255),
  -- What the line was about: its amount, less what an answer takes off it.
  amount bigint not null,
  at timestamptz not null,
  primary key (property_id, month_note_id),
  foreign key (property_id, month_line_id) references month_line,
  constraint month_note_said check (kind = 'changed' or note <> '')
);
call wall_off('month_note');
revoke update, delete on month_note from innkeeper_tenant, innkeeper_platform;
create index month_note_of_line on month_note (property_id, month_line_id);

-- What is left of a line: what the booking's lines say, less what the booking has been paid. The booking's last line says it.
create function left_of_month_line(line month_line) returns bigint language sql stable as $$
  select case when line.carried then 0::bigint else (
    select sum(l.amount - l.allowed) from month_line l where l.property_id = line.property_id and l.booking_id = line.booking_id)::bigint
    - (select b.paid from booking b where b.property_id = line.property_id and b.booking_id = line.booking_id) end
$$;
