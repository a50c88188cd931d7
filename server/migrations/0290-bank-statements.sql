-- Bank statements that the property's people upload, and each line of money that came in.
create table bank_statement (
  property_id uuid not null references property,
  bank_statement_id uuid not null,
  file_name text not null check (char_length(file_name) between 1 and 255),
  lines integer not null check (lines >= 0),
  known integer not null check (known >= 0),
  outgoing integer not null check (outgoing >= 0),
  -- The lines that could not be read: their number, the reason, and the text at fault.
  problems jsonb not null check (jsonb_typeof(problems) = 'array'),
  read_at timestamptz not null,
  read_by text not null,
  primary key (property_id, bank_statement_id),
  constraint bank_statement_file_name_one_line check (file_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]')
);
call wall_off('bank_statement');
revoke delete on bank_statement from innkeeper_tenant, innkeeper_platform;
create index bank_statement_last on bank_statement (property_id, read_at desc, bank_statement_id);

create table bank_line (
  property_id uuid not null,
  bank_line_id uuid not null,
  -- The file that named it first, and its row there.
  bank_statement_id uuid not null,
  line integer not null check (line > 0),
  paid_on date not null,
  amount bigint not null check (amount > 0),
  content text not null check (char_length(content) <= 500),
  reference text not null check (char_length(reference) <= 100),
  -- What makes it the same money: day, amount, the bank's number and words.
  seen_as text not null check (char_length(seen_as) <= 1000),
  aside boolean not null default false,
  ledger_entry_id uuid,
  decided_at timestamptz,
  decided_by text,
  primary key (property_id, bank_line_id),
  -- In one file, in two that overlap, or uploaded by two people at once: it is the same money.
  constraint bank_line_counted_once unique (property_id, seen_as),
  constraint bank_line_booked_once unique (property_id, ledger_entry_id),
  constraint bank_line_booked_or_aside check (not aside or ledger_entry_id is null),
  constraint bank_line_decided_by_somebody check ((aside or ledger_entry_id is not null) <= (decided_by is not null and decided_at is not null)),
  foreign key (property_id, bank_statement_id) references bank_statement,
  foreign key (property_id, ledger_entry_id) references ledger_entry
);
call wall_off('bank_line');
revoke delete on bank_line from innkeeper_tenant, innkeeper_platform;
create index bank_line_last on bank_line (property_id, paid_on desc, bank_line_id desc);
create index bank_line_of_statement on bank_line (property_id, bank_statement_id);

-- A line counts as recorded until its transaction was corrected to nothing: then it waits for its booking again.
create function bank_line_standing(line bank_line) returns text language sql stable as $$
  select case
    when line.aside then 'aside'
    when line.ledger_entry_id is null then 'open'
    when exists (
      select from ledger_entry c
       where c.property_id = line.property_id and c.corrects = line.ledger_entry_id and c.amount = 0
         and not exists (select from ledger_entry d where d.property_id = c.property_id and d.corrects = c.ledger_entry_id)) then 'open'
    else 'booked' end
$$;
