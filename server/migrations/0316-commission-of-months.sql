-- What a line brings the platform: a share of the room price, agreed with the property for the day of booking. It is kept as it was when the line was drawn
-- up, so that what both sides agreed on stays. The agent never reads it.
alter table month_line add column commission bigint not null default 0;
update month_line l set commission = b.commission
  from booking b
 where b.property_id = l.property_id and b.booking_id = l.booking_id and l.reason <> 'changed' and b.commission is not null
   and b.state in ('await fully payment', 'confirm', 'in service', 'close') and l.state <> 'agreed';
alter table month_line add constraint month_line_commission check (commission >= 0 or reason = 'changed');

-- An agreed line keeps its commission too.
create function month_line_keeps_its_commission() returns trigger language plpgsql as $$
begin
  raise exception 'the commission of an agreed line of a monthly statement is never changed' using errcode = 'restrict_violation';
end
$$;
create trigger month_line_keeps_its_commission before update on month_line for each row
  when (old.state = 'agreed' and new.commission is distinct from old.commission) execute function month_line_keeps_its_commission();

-- What is taken off a line is taken off its commission in proportion, rounded half up.
create function commission_of_month_line(line month_line) returns bigint language sql immutable as $$
  select case when line.allowed = 0 then line.commission
    else round(line.commission::numeric * (line.amount - line.allowed) / line.amount)::bigint end
$$;
