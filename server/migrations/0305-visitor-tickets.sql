-- The gates that these were meant for were never built: a visitor's own ticket and its entries take their place.
drop table ticket_entry;
alter table ticket drop column entered;

-- Nine random digits, so that nobody guesses another's number, and Damm's check digit, so that a gate notices a mistyped one.
create function new_ticket_number() returns text language plpgsql volatile as $$
declare
  damm constant text := '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
  digits text := (100000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 900000000)::text;
  checked integer := 0;
begin
  for at in 1..9 loop
    checked := substr(damm, checked * 10 + substr(digits, at, 1)::integer + 1, 1)::integer;
  end loop;
  return digits || checked;
end
$$;

-- The ticket of one visitor. A booking gets them once it is confirmed; what they are worth follows from its state.
create table visitor_ticket (
  property_id uuid not null,
  visitor_ticket_id uuid not null,
  ticket_booking_id uuid not null,
  -- The line of the booking: its product, slot and days.
  ticket_id uuid not null,
  visitor text not null check (visitor in ('adult', 'child', 'senior')),
  -- 1 for the line's first visitor of that kind, 2 for the second: a line never has more tickets than visitors.
  place smallint not null check (place >= 1),
  number text not null check (number ~ '^[0-9]{10}$'),
  entries smallint not null check (entries between 1 and 50),
  made_at timestamptz not null,
  primary key (property_id, visitor_ticket_id),
  foreign key (property_id, ticket_booking_id) references ticket_booking,
  foreign key (property_id, ticket_id) references ticket,
  unique (property_id, number),
  unique (property_id, ticket_id, visitor, place)
);
call wall_off('visitor_ticket');
revoke update, delete on visitor_ticket from innkeeper_tenant, innkeeper_platform;
create index visitor_ticket_of_booking on visitor_ticket (property_id, ticket_booking_id);

-- Makes the tickets of a booking that are not there yet. A number that is taken is drawn again.
create function make_visitor_tickets(of_property uuid, of_booking uuid, moment timestamptz) returns void language plpgsql as $$
declare
  missing integer;
begin
  loop
    insert into visitor_ticket (property_id, visitor_ticket_id, ticket_booking_id, ticket_id, visitor, place, number, entries, made_at)
      select t.property_id, gen_random_uuid(), t.ticket_booking_id, t.ticket_id, k.visitor, s.place, new_ticket_number(), t.entries, moment
        from ticket t
        cross join lateral (values ('adult', t.adults), ('child', t.children), ('senior', t.seniors)) as k (visitor, people)
        cross join lateral generate_series(1, k.people) as s (place)
       where t.property_id = of_property and t.ticket_booking_id = of_booking
         and not exists (
           select from visitor_ticket v
            where v.property_id = t.property_id and v.ticket_id = t.ticket_id and v.visitor = k.visitor and v.place = s.place)
    on conflict do nothing;
    select sum(t.adults + t.children + t.seniors)
        - (select count(*) from visitor_ticket v where v.property_id = of_property and v.ticket_booking_id = of_booking)
      into missing from ticket t where t.property_id = of_property and t.ticket_booking_id = of_booking;
    exit when coalesce(missing, 0) <= 0;
  end loop;
end
$$;

-- Whoever confirms a booking (the agent's credit, a payment, a person), its tickets are made in the same transaction.
create function make_tickets_when_confirmed() returns trigger language plpgsql as $$
begin
  perform make_visitor_tickets(new.property_id, new.ticket_booking_id, new.changed_at);
  return null;
end
$$;
create trigger make_tickets_at_booking after insert on ticket_booking
  for each row when (new.state in ('confirm', 'in service')) execute function make_tickets_when_confirmed();
create trigger make_tickets_at_confirmation after update of state on ticket_booking
  for each row when (new.state = 'confirm' and old.state <> 'confirm') execute function make_tickets_when_confirmed();

select make_visitor_tickets(property_id, ticket_booking_id, changed_at) from ticket_booking where state in ('confirm', 'in service');
