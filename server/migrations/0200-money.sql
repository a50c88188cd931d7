-- Money of bookings. An entry is never changed: a correction is a second entry that names the first, which then no longer counts.
alter table ledger_entry
  add column corrects uuid,
  add column rail text check (rail in ('vnpay', 'onepay', 'vietqr')),
  -- Who says so: the booking's own terms, a person, a gateway, or a line of a bank statement.
  add column source text not null default 'terms' check (source in ('terms', 'person', 'gateway', 'statement')),
  -- A refund that is agreed and not paid yet.
  add column awaits boolean not null default false,
  -- The address of the picture of the receipt; its key says which uploaded file it is.
  add column receipt text check (receipt ~ '^/files/[0-9a-f]{40}-[0-9]{2,4}\.webp$'),
  add column receipt_key text generated always as (substring(receipt from '[0-9a-f]{40}')) stored;
update ledger_entry set source = 'person' where kind in ('payment', 'refund');

alter table ledger_entry
  drop constraint ledger_entry_amount_check,
  add constraint ledger_entry_amount_check check (amount > 0 or (amount = 0 and corrects is not null)),
  -- What an entry does to what the booking has been paid. A fee by the terms is a demand: it moves no money.
  add column effect bigint not null generated always as (
    case when kind = 'payment' then amount
         when kind in ('refund', 'cancellation refund') then -amount
         when source = 'terms' then 0
         else amount end) stored,
  add constraint ledger_entry_of_its_kind unique (property_id, booking_id, kind, ledger_entry_id),
  add constraint ledger_entry_corrects foreign key (property_id, booking_id, kind, corrects)
    references ledger_entry (property_id, booking_id, kind, ledger_entry_id),
  add constraint ledger_entry_corrected_once unique (property_id, corrects),
  add constraint ledger_entry_corrects_another check (corrects <> ledger_entry_id);
create index ledger_entry_by_day on ledger_entry (property_id, paid_on desc, ledger_entry_id desc);

-- The pictures that were uploaded as receipts; one that no entry shows is forgotten after a day.
create table receipt_picture (
  property_id uuid not null references property,
  file_key text not null,
  uploaded_at timestamptz not null default now(),
  primary key (property_id, file_key)
);
call wall_off('receipt_picture');
create index receipt_picture_file on receipt_picture (file_key);
alter table ledger_entry
  add constraint ledger_entry_receipt foreign key (property_id, receipt_key) references receipt_picture (property_id, file_key);
create index ledger_entry_with_receipt on ledger_entry (property_id, receipt_key) where receipt_key is not null;

-- The entries of a booking that count, added up.
create function paid_by_ledger(property uuid, of_booking uuid) returns bigint language sql stable as $$
  select coalesce(sum(e.effect), 0)::bigint from ledger_entry e
   where e.property_id = property and e.booking_id = of_booking
     and not exists (select from ledger_entry c where c.property_id = e.property_id and c.corrects = e.ledger_entry_id)
$$;

-- What a booking says it was paid is the sum of its entries, whoever writes either: checked when the transaction ends.
create function booking_is_its_ledger() returns trigger language plpgsql as $$
declare
  said bigint;
  added bigint;
begin
  select paid into said from booking where property_id = new.property_id and booking_id = new.booking_id;
  added := paid_by_ledger(new.property_id, new.booking_id);
  if said is distinct from added then
    raise exception 'booking % says that % was paid, its entries add up to %', new.booking_id, said, added
      using errcode = 'check_violation', table = 'booking', constraint = 'booking_is_its_ledger';
  end if;
  return null;
end
$$;
create constraint trigger booking_made_as_its_ledger after insert on booking deferrable initially deferred
  for each row when (new.paid <> 0) execute function booking_is_its_ledger();
create constraint trigger booking_paid_as_its_ledger after update on booking deferrable initially deferred
  for each row when (new.paid is distinct from old.paid) execute function booking_is_its_ledger();
create constraint trigger ledger_is_its_booking after insert on ledger_entry deferrable initially deferred
  for each row execute function booking_is_its_ledger();

-- Nobody writes over an entry: not even the owner of the tables, who has every right.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the ledger is never changed: a correction is a second entry' using errcode = 'restrict_violation';
end
$$;
create trigger ledger_is_append_only before update or delete on ledger_entry for each row execute function ledger_is_append_only();

-- Money that goes back: each agreed refund, until it has been paid. The entry in the ledger is written when it is agreed.
create table refund (
  property_id uuid not null,
  ledger_entry_id uuid not null,
  booking_id uuid not null,
  amount bigint not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'asked', 'done', 'failed', 'withdrawn')),
  paid_on date,
  payment_method text,
  rail text check (rail in ('vnpay', 'onepay', 'vietqr')),
  -- The answer of the gateway, or the person's note.
  note text not null default '' check (char_length(note) <= 255),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, ledger_entry_id),
  foreign key (property_id, ledger_entry_id) references ledger_entry,
  foreign key (property_id, booking_id) references booking,
  constraint refund_done_on_a_day check ((state = 'done') = (paid_on is not null))
);
call wall_off('refund');
revoke delete on refund from innkeeper_tenant, innkeeper_platform;
create index refund_of_booking on refund (property_id, booking_id);
create index refund_open on refund (property_id, changed_at) where state in ('due', 'asked', 'failed');

-- Whatever agrees a refund (a cancellation, a payment that came too late), it is on the list of money to move: none is lost.
create function refund_is_due() returns trigger language plpgsql as $$
begin
  insert into refund (property_id, ledger_entry_id, booking_id, amount, changed_at, changed_by)
    values (new.property_id, new.ledger_entry_id, new.booking_id, new.amount, new.at, new.person);
  return null;
end
$$;
create trigger ledger_owes_refund after insert on ledger_entry for each row
  when (new.kind in ('refund', 'cancellation refund') and new.amount > 0 and (new.source = 'terms' or new.awaits))
  execute function refund_is_due();
insert into refund (property_id, ledger_entry_id, booking_id, amount, changed_at, changed_by)
  select property_id, ledger_entry_id, booking_id, amount, at, person from ledger_entry
   where kind in ('refund', 'cancellation refund') and source = 'terms';
