-- A payment of an agent for its month, and the transactions of the bookings that it pays.
create table month_payment (
  property_id uuid not null,
  month_payment_id uuid not null,
  month_statement_id uuid not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  payment_method text not null check (payment_method in ('bank transfer', 'cash', 'other')),
  note text not null check (char_length(note) <= 255),
  recorded_at timestamptz not null,
  recorded_by text not null,
  primary key (property_id, month_payment_id),
  foreign key (property_id, month_statement_id) references month_statement
);
call wall_off('month_payment');
revoke update, delete on month_payment from innkeeper_tenant, innkeeper_platform;
create index month_payment_of_statement on month_payment (property_id, month_statement_id);

create table month_payment_part (
  property_id uuid not null,
  ledger_entry_id uuid not null,
  month_payment_id uuid not null,
  primary key (property_id, ledger_entry_id),
  foreign key (property_id, month_payment_id) references month_payment,
  foreign key (property_id, ledger_entry_id) references ledger_entry
);
call wall_off('month_payment_part');
revoke update, delete on month_payment_part from innkeeper_tenant, innkeeper_platform;
create index month_payment_part_of_payment on month_payment_part (property_id, month_payment_id);

-- A payment is the sum of the transactions that it became.
create function month_payment_is_its_parts() returns trigger language plpgsql as $$
declare
  said bigint;
  added bigint;
begin
  select amount into said from month_payment where property_id = new.property_id and month_payment_id = new.month_payment_id;
  select coalesce(sum(e.effect), 0) into added
    from month_payment_part p join ledger_entry e using (property_id, ledger_entry_id)
   where p.property_id = new.property_id and p.month_payment_id = new.month_payment_id;
  if said is distinct from added then
    raise exception 'payment % of a monthly statement is %, its transactions add up to %', new.month_payment_id, said, added
      using errcode = 'check_violation', table = 'month_payment', constraint = 'month_payment_is_its_parts';
  end if;
  return null;
end
$$;
create constraint trigger month_payment_is_its_parts after insert on month_payment deferrable initially deferred
  for each row execute function month_payment_is_its_parts();
create constraint trigger month_payment_part_is_in_its_payment after insert on month_payment_part deferrable initially deferred
  for each row execute function month_payment_is_its_parts();

alter table ledger_entry
  drop constraint ledger_entry_source_check,
  add constraint ledger_entry_source_check check (source in ('terms', 'person', 'gateway', 'statement', 'month'));
