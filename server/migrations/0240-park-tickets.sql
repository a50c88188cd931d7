-- What a park sells: entry, combos and shows, with the prices of each kind of visitor, opening days, slots and terms.
create table ticket_product (
  property_id uuid not null references property,
  ticket_product_id uuid not null,
  code text not null check (code ~ '^[0-9A-Z_-]{3,30}$'),
  kind text not null check (kind in ('entry', 'combo', 'show')),
  name_vi text not null check (char_length(name_vi) between 1 and 255),
  name_en text not null check (char_length(name_en) between 1 and 255),
  description_vi text not null default '' check (char_length(description_vi) <= 2000),
  description_en text not null default '' check (char_length(description_en) <= 2000),
  adult_price bigint not null check (adult_price >= 0),
  child_price bigint check (child_price >= 0),
  child_by text not null check (child_by in ('age', 'height')),
  child_from smallint not null check (child_from between 0 and 250),
  child_to smallint not null check (child_to between child_from and 250),
  senior_price bigint check (senior_price >= 0),
  senior_from smallint not null check (senior_from between 1 and 120),
  weekdays smallint[] not null check (cardinality(weekdays) >= 1 and weekdays <@ '{1,2,3,4,5,6,7}'),
  opens_at text not null check (opens_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  closes_at text not null check (closes_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- Times at which a visit begins; none where a ticket holds for the whole day. The capacity is each slot's.
  slots text[] not null default '{}' check (cardinality(slots) <= 24),
  capacity integer not null check (capacity between 1 and 1000000),
  cut_off_days smallint not null check (cut_off_days between 0 and 365),
  valid_days smallint not null check (valid_days between 1 and 365),
  entries smallint not null check (entries between 1 and 50),
  -- Cancelled so many days before the visit or earlier, it costs nothing; later, the share of the total. Null is never free.
  refund_days smallint check (refund_days between 0 and 365),
  late_fee smallint not null check (late_fee between 0 and 100),
  thumbnail text not null check (thumbnail ~ '^/files/[0-9a-f]{40}-[0-9]{2,4}\.webp$'),
  images text[] not null default '{}' check (cardinality(images) <= 10),
  display_order integer not null check (display_order > 0),
  active boolean not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  primary key (property_id, ticket_product_id),
  constraint ticket_product_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint ticket_product_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  check (closes_at > opens_at)
);
call wall_off('ticket_product');
create unique index ticket_product_code on ticket_product (property_id, code);

-- A day of a product, or a slot of it (the empty slot is the whole day). Prices and capacity that are null are the product's own; `room` is
-- the capacity that counts, kept here so that one check holds whoever sells: never more sold than there is room for.
create table ticket_day (
  property_id uuid not null,
  ticket_product_id uuid not null,
  day date not null,
  slot text not null default '',
  adult_price bigint check (adult_price >= 0),
  child_price bigint check (child_price >= 0),
  senior_price bigint check (senior_price >= 0),
  capacity integer check (capacity between 0 and 1000000),
  room integer not null,
  sold integer not null default 0,
  stop_sell boolean not null default false,
  primary key (property_id, ticket_product_id, day, slot),
  foreign key (property_id, ticket_product_id) references ticket_product on delete cascade,
  constraint tickets_within_capacity check (sold between 0 and room)
);
call wall_off('ticket_day');
create index ticket_day_by_day on ticket_day (property_id, day);

-- Where the product's own capacity changes, the coming days that follow it do too; one below what is sold is refused by the check.
create function follow_ticket_capacity() returns trigger language plpgsql as $$
begin
  update ticket_day d set room = new.capacity
    from property p
   where d.property_id = new.property_id and d.ticket_product_id = new.ticket_product_id and d.capacity is null
     and p.property_id = d.property_id and d.day >= (now() at time zone p.time_zone)::date;
  return null;
end
$$;
create trigger follow_capacity after update of capacity on ticket_product
  for each row when (new.capacity is distinct from old.capacity) execute function follow_ticket_capacity();

-- Each change of a product's days is one numbered operation with what was before and after, so that it can be told and undone.
create table ticket_operation (
  property_id uuid not null references property,
  ticket_operation_id uuid not null,
  ticket_product_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid,
  person text not null,
  from_day date not null,
  to_day date not null,
  asked jsonb not null,
  undoes uuid,
  primary key (property_id, ticket_operation_id),
  foreign key (property_id, ticket_product_id) references ticket_product on delete cascade,
  foreign key (property_id, undoes) references ticket_operation on delete cascade,
  constraint undone_once unique (property_id, undoes)
);
call wall_off('ticket_operation');
create index ticket_operation_of_product on ticket_operation (property_id, ticket_product_id, at desc);

create table ticket_change (
  property_id uuid not null,
  ticket_operation_id uuid not null,
  day date not null,
  slot text not null,
  before_values jsonb not null,
  after_values jsonb not null,
  primary key (property_id, ticket_operation_id, day, slot),
  foreign key (property_id, ticket_operation_id) references ticket_operation on delete cascade
);
call wall_off('ticket_change');
revoke update on ticket_operation, ticket_change from innkeeper_tenant, innkeeper_platform;

-- The bookings of tickets: the states of bookings, one day of visit, and tables of their own, because they hold no room and no night.
create table ticket_booking (
  property_id uuid not null references property,
  ticket_booking_id uuid not null,
  code text not null unique,
  travel_agent_id uuid not null references travel_agent,
  state text not null check (state in ('await payment', 'await fully payment', 'confirm', 'in service', 'close',
    'payment failed', 'cancel', 'void')),
  visit_day date not null,
  last_day date not null check (last_day >= visit_day),
  guest_name text not null,
  guest_phone text not null default '',
  guest_email text not null default '',
  note text not null default '',
  currency text not null,
  total bigint not null check (total >= 0),
  paid bigint not null default 0 check (paid between 0 and total),
  payment_method text not null check (payment_method in
    ('domestic card', 'international card', 'QR wallet', 'bank transfer', 'cash', 'debt', 'other')),
  pay_by timestamptz,
  cancel_reason text,
  snapshot jsonb not null,
  search_text text not null,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (property_id, ticket_booking_id),
  constraint ticket_booking_guest_name_one_line check (guest_name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint tickets_cancelled_with_reason check (state not in ('cancel', 'void') or cancel_reason is not null)
);
call wall_off('ticket_booking');
create index ticket_booking_by_change on ticket_booking (property_id, changed_at desc, ticket_booking_id);
create index ticket_booking_by_visit on ticket_booking (property_id, visit_day);
create index ticket_booking_of_all_by_change on ticket_booking (changed_at desc, ticket_booking_id);
create index ticket_booking_unpaid on ticket_booking (pay_by) where state in ('await payment', 'await fully payment', 'payment failed');
create index ticket_booking_turning on ticket_booking (visit_day) where state in ('confirm', 'in service');

-- A ticket lets the people of one line of a booking in together, as many times as its entries.
create table ticket (
  property_id uuid not null,
  ticket_id uuid not null,
  ticket_booking_id uuid not null,
  ticket_product_id uuid not null,
  number text not null unique check (number ~ '^[0-9]{12}$'),
  slot text not null,
  first_day date not null,
  last_day date not null,
  adults smallint not null check (adults >= 0),
  children smallint not null check (children >= 0),
  seniors smallint not null check (seniors >= 0),
  entries smallint not null check (entries >= 1),
  entered smallint not null default 0,
  primary key (property_id, ticket_id),
  foreign key (property_id, ticket_booking_id) references ticket_booking,
  foreign key (property_id, ticket_product_id) references ticket_product,
  constraint entered_within_entries check (entered between 0 and entries),
  check (adults + children + seniors >= 1)
);
call wall_off('ticket');
create index ticket_of_booking on ticket (property_id, ticket_booking_id);
create index ticket_of_product on ticket (property_id, ticket_product_id);
create index ticket_by_day on ticket (property_id, first_day, last_day);

-- Each time that people went in, or that a gate without a network let them in. One beyond the entries allowed is kept too, and says so.
create table ticket_entry (
  property_id uuid not null,
  -- Given by the gate, so that an entry that is told twice is one entry.
  ticket_entry_id uuid not null,
  ticket_id uuid not null,
  at timestamptz not null,
  told_at timestamptz not null default now(),
  gate text not null check (char_length(gate) between 1 and 60),
  account_id uuid not null,
  person text not null,
  offline boolean not null,
  beyond boolean not null,
  undone_at timestamptz,
  primary key (property_id, ticket_entry_id),
  foreign key (property_id, ticket_id) references ticket
);
call wall_off('ticket_entry');
create index ticket_entry_of_ticket on ticket_entry (property_id, ticket_id, at);
create index ticket_entry_in_time on ticket_entry (property_id, at);

-- The timeline and the money of a ticket booking, append-only.
create table ticket_booking_event (
  property_id uuid not null,
  ticket_booking_id uuid not null,
  ticket_booking_event_id uuid not null,
  kind text not null,
  at timestamptz not null default now(),
  person text not null,
  origin text not null check (origin in ('screen', 'agent', 'system')),
  detail jsonb not null default '{}',
  primary key (property_id, ticket_booking_id, ticket_booking_event_id),
  foreign key (property_id, ticket_booking_id) references ticket_booking
);
call wall_off('ticket_booking_event');

create table ticket_ledger_entry (
  property_id uuid not null,
  ticket_ledger_entry_id uuid not null,
  ticket_booking_id uuid not null,
  kind text not null check (kind in ('payment', 'refund', 'cancellation refund', 'cancellation fee')),
  amount bigint not null check (amount > 0),
  currency text not null,
  payment_method text not null,
  paid_on date not null,
  note text not null default '' check (char_length(note) <= 255),
  at timestamptz not null default now(),
  person text not null,
  primary key (property_id, ticket_ledger_entry_id),
  foreign key (property_id, ticket_booking_id) references ticket_booking
);
call wall_off('ticket_ledger_entry');
create index ticket_ledger_entry_of_booking on ticket_ledger_entry (property_id, ticket_booking_id);
revoke update, delete on ticket_booking_event, ticket_ledger_entry from innkeeper_tenant, innkeeper_platform;
revoke delete on ticket_booking, ticket, ticket_entry from innkeeper_tenant, innkeeper_platform;
