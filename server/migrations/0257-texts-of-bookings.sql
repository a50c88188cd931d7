-- A text is found among the bookings of one property as well as among those of all: this index has both. Ctrl K and the platform use it.
create extension if not exists btree_gin;
create index booking_text on booking using gin (property_id, search_text gin_trgm_ops);
drop index booking_search;

-- Row security keeps a property's own requests from an index of texts, because `like` is not proven to tell nothing. This looks no further
-- than the running property. The plan is made for each pattern, because a property may have ten bookings or a million.
create function bookings_with(pattern text, most integer) returns setof uuid
language plpgsql stable security definer rows 100 set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query execute 'select booking_id from booking where property_id = $1 and search_text like $2 limit $3'
    using current_property(), pattern, most;
end
$$;
revoke execute on function bookings_with(text, integer) from public;
grant execute on function bookings_with(text, integer) to innkeeper_tenant;
