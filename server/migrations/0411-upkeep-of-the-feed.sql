-- What is not sent to a connection is found by a stored mark, so that the sweep of each second reads one row of a feed, however much waits
-- (decision 0112): each revision up to `sent_until` is acknowledged or put aside, and the next one, if there is one, waits.
alter table connection_feed add column sent_until bigint not null default 0;
update connection_feed f set sent_until = greatest(f.acknowledged_until, coalesce(
    (select r.number - 1 from booking_revision r
      where r.property_id = f.property_id and r.number > f.acknowledged_until
        and not exists (select from booking_acknowledgement a
          where a.property_id = f.property_id and a.connection_id = f.connection_id and a.number = r.number)
        and not exists (select from webhook_delivery d
          where d.property_id = f.property_id and d.connection_id = f.connection_id and d.number = r.number and d.state = 'putAside')
      order by r.number limit 1),
    (select max(r.number) from booking_revision r where r.property_id = f.property_id),
    0));
alter table connection_feed add constraint connection_feed_sent_after_acknowledged check (sent_until >= acknowledged_until);
create or replace function begin_feed() returns trigger language plpgsql as $$
begin
  insert into connection_feed (property_id, connection_id, acknowledged_until, sent_until)
    select new.property_id, new.connection_id, coalesce(max(number), 0), coalesce(max(number), 0)
      from booking_revision where property_id = new.property_id;
  return null;
end
$$;

-- Old revisions are deleted by the platform alone, with what each connection did with them.
grant delete on booking_revision to innkeeper_platform;
alter table booking_acknowledgement drop constraint booking_acknowledgement_property_id_number_fkey;
alter table booking_acknowledgement add constraint booking_acknowledgement_of_revision
  foreign key (property_id, number) references booking_revision on delete cascade;
alter table webhook_delivery drop constraint webhook_delivery_property_id_number_fkey;
alter table webhook_delivery add constraint webhook_delivery_of_revision
  foreign key (property_id, number) references booking_revision on delete cascade;
create index booking_acknowledgement_of_revision on booking_acknowledgement (property_id, number);
create index webhook_delivery_of_revision on webhook_delivery (property_id, number);
create index booking_revision_by_moment on booking_revision (at);

-- When a message of its connection used a code last; it is noted once a day.
alter table connection_code add column used_at timestamptz;
create function use_codes(of_property uuid, of_connection uuid, rooms text[], plans text[]) returns void language sql as $$
  update connection_code c set used_at = now()
    from (select u.property_id, u.connection_id, u.thing, u.code from connection_code u
           where u.property_id = of_property and u.connection_id = of_connection
             and ((u.thing = 'room' and u.code = any(rooms)) or (u.thing = 'plan' and u.code = any(plans)))
             and coalesce(u.used_at < now() - interval '1 day', true)
           -- Another message notes it meanwhile: none waits for the other.
           for no key update skip locked) used
   where c.property_id = used.property_id and c.connection_id = used.connection_id and c.thing = used.thing and c.code = used.code
$$;
