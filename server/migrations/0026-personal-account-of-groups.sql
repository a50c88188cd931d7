-- The account settings need PERSONAL_ACCOUNT_1. Groups that were made before it was asked for get it, so that nobody loses their own settings.
insert into staff_group_function (property_id, staff_group_id, function_code)
  select property_id, staff_group_id, 'PERSONAL_ACCOUNT_1' from staff_group
  on conflict do nothing;
