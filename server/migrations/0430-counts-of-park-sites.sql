-- The sites of parks are counted as those of hotels are. A day on which nothing could be bought has one of the reasons of parks, the last seven.
alter table site_count
  drop constraint site_count_reason_check,
  add constraint site_count_reason_check check (reason in ('', 'noRooms', 'closed', 'arrivalDays', 'notInTime', 'tooFewNights',
    'tooManyNights', 'tooManyGuests', 'noPrice', 'notOffered', 'soldOut', 'closedDay', 'stopSell', 'cutOff', 'over', 'tooFarAhead',
    'noProduct'));

-- Which tickets guests bought alone on some days, without reading every booking of a park.
create index ticket_booking_of_guests on ticket_booking (property_id, created_at) where travel_agent_id is null;
