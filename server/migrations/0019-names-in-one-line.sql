-- Names are shown, printed and exported in one line: no control characters, no line breaks (`field.text` refuses them first).
-- Those that were stored before become spaces.
do $$
declare
  control constant text := '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
  named record;
begin
  for named in
    select split_part(place, '.', 1) as "table", split_part(place, '.', 2) as "column"
      from unnest(array[
        'account.full_name', 'booking.guest_name', 'contact_person.full_name', 'travel_agent.name_vi', 'travel_agent.name_en',
        'property.name_vi', 'property.name_en', 'property_event.name_vi', 'property_event.name_en', 'room_type.name_vi', 'room_type.name_en', 'rate_plan.name_vi', 'rate_plan.name_en',
        'cancellation_policy.name_vi', 'cancellation_policy.name_en', 'payment_policy.name_vi', 'payment_policy.name_en',
        'nearby_place.name_vi', 'nearby_place.name_en', 'hotel_chain.name_vi', 'hotel_chain.name_en',
        'e_contract.business_name', 'e_contract.legal_representative', 'e_contract.signer', 'e_contract.account_owner']) as place
  loop
    execute format('update %1$I set %2$I = regexp_replace(%2$I, %3$L, '' '', ''g'') where %2$I ~ %3$L', named."table", named."column", control);
    execute format('alter table %1$I add constraint %4$I check (%2$I !~ %3$L)', named."table", named."column", control,
      named."table" || '_' || named."column" || '_one_line');
  end loop;
end $$;
