-- Who entered by which ticket. A ticket has as many places as entries; each is taken once, whoever asks at the same moment.
alter table visitor_ticket add constraint visitor_ticket_with_entries unique (property_id, visitor_ticket_id, entries);

create table visitor_entry (
  property_id uuid not null,
  -- Made by the phone, so that an entry that is told twice is one entry.
  visitor_entry_id uuid not null,
  visitor_ticket_id uuid not null,
  entries smallint not null,
  -- 1 for the first entry of the ticket, up to its entries; null for one that was undone.
  place smallint check (place between 1 and entries),
  entered_at timestamptz not null,
  gate text not null check (char_length(gate) between 1 and 40),
  account_id uuid not null,
  person text not null,
  undone_at timestamptz,
  undone_by text,
  undo_reason text check (char_length(undo_reason) between 1 and 255),
  primary key (property_id, visitor_entry_id),
  foreign key (property_id, visitor_ticket_id, entries) references visitor_ticket (property_id, visitor_ticket_id, entries),
  constraint each_entry_once unique (property_id, visitor_ticket_id, place),
  constraint visitor_entry_gate_one_line check (gate !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  constraint undone_with_reason check (
    (undone_at is null) = (place is not null) and (undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null))
);
call wall_off('visitor_entry');
revoke update, delete on visitor_entry from innkeeper_tenant, innkeeper_platform;
grant update (place, undone_at, undone_by, undo_reason) on visitor_entry to innkeeper_tenant;
create index visitor_entry_in_time on visitor_entry (property_id, entered_at);

-- Whoever stands at a gate has a right of its own. The ready-made groups get it, and parks get a group for their gates.
create or replace function make_ready_groups(of_property uuid) returns void language plpgsql as $$
declare
  own constant text[] := '{SETTING_1,ACCOUNT_INFO_1,PERSONAL_ACCOUNT_1,PERSONAL_ACCOUNT_2,SUPPORT_1,USER_GUIDE_1}';
  everything constant text[] := '{DASHBOARD,BOOKING,BOOKING_LIST,SEND_REQUEST,TRANSACTION,GATE,SALE,AVAIL_RATE,PLAN_PROMOTION,SERVICE,GIFT_CODE,SETTING,ACCOUNT_INFO,PERSONAL_ACCOUNT,USER_MANAGEMENT,USER_LIST,USER_GROUP,E_CONTRACT,HOTEL_INFO,GENERAL_INFO,REGISTRATION_INFO,HOTEL_AMENITY,HOTEL_IMAGE,NEARBY_PLACE,HOTEL_CHAIN,ROOM_TYPE_INFO,ROOM_INFO,ROOM_AMENITY,ROOM_IMAGE,HOTEL_CONFIG,GENERAL_CONFIG,PAYMENT_POLICY,CANCELLATION_POLICY,PAYMENT_GATEWAY,IMAGE_LIBRARY,HOTEL_SETTING,TRAVEL_AGENT,AGENT_LIST,UNLINKED_LIST,ACTIVITY_LOG,SYSTEM_LOG,RATE_LOG,INVENTORY_LOG,SALE_CHANNEL,TA_PORTAL,BE_HOTEL_PAGE,CHANNEL_MANAGER,SUPPORT,USER_GUIDE,BE_INTEGRATION,BE_SETTINGS}';
  made record;
  new_id uuid;
begin
  for made in
    select * from (values
      (1, 'Chủ khách sạn', 'Owner', 'Mọi chức năng, như chủ sở hữu.', 'Every function, like the owner.', array(select name || suffix from unnest(everything) as name, unnest('{_1,_2}'::text[]) as suffix)),
      (2, 'Chỉ xem', 'Read only', 'Xem mọi thứ, không sửa gì.', 'Sees everything, changes nothing.', own || array(select name || '_1' from unnest(everything) as name)),
      (3, 'Lễ tân', 'Reception', 'Đặt phòng, yêu cầu, phòng trống và giá.', 'Bookings, requests, availability and prices.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,BOOKING_LIST_2,SEND_REQUEST_1,SEND_REQUEST_2,TRANSACTION_1,GATE_1,GATE_2,SALE_1,AVAIL_RATE_1,AVAIL_RATE_2}'::text[]),
      (4, 'Doanh thu', 'Revenue', 'Giá, gói bán, khuyến mãi, đại lý và các nhật ký thay đổi.', 'Prices, packages, promotions, agents and the logs of changes.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,SALE_1,AVAIL_RATE_1,AVAIL_RATE_2,PLAN_PROMOTION_1,PLAN_PROMOTION_2,SERVICE_1,SERVICE_2,GIFT_CODE_1,GIFT_CODE_2,TRAVEL_AGENT_1,AGENT_LIST_1,AGENT_LIST_2,UNLINKED_LIST_1,UNLINKED_LIST_2,ACTIVITY_LOG_1,RATE_LOG_1,INVENTORY_LOG_1,SALE_CHANNEL_1,TA_PORTAL_1}'::text[]),
      (5, 'Kế toán', 'Accountant', 'Giao dịch, chính sách thanh toán và hợp đồng.', 'Transactions, payment policies and the contract.',
        own || '{DASHBOARD_1,BOOKING_1,BOOKING_LIST_1,TRANSACTION_1,TRANSACTION_2,E_CONTRACT_1,HOTEL_INFO_1,HOTEL_CONFIG_1,PAYMENT_POLICY_1,CANCELLATION_POLICY_1,PAYMENT_GATEWAY_1,TRAVEL_AGENT_1,AGENT_LIST_1}'::text[]),
      (6, 'Nội dung', 'Content', 'Thông tin, tiện nghi và ảnh của chỗ nghỉ và loại phòng.', 'Information, amenities and photos of the property and its room types.',
        own || '{DASHBOARD_1,HOTEL_INFO_1,GENERAL_INFO_1,REGISTRATION_INFO_1,HOTEL_AMENITY_1,HOTEL_AMENITY_2,HOTEL_IMAGE_1,HOTEL_IMAGE_2,NEARBY_PLACE_1,NEARBY_PLACE_2,ROOM_TYPE_INFO_1,ROOM_INFO_1,ROOM_AMENITY_1,ROOM_AMENITY_2,ROOM_IMAGE_1,ROOM_IMAGE_2,IMAGE_LIBRARY_1,IMAGE_LIBRARY_2,SALE_CHANNEL_1,TA_PORTAL_1}'::text[]),
      (7, 'Nhân viên cổng', 'Gate', 'Cho khách vào cổng, không xem đặt vé và tiền.', 'Lets visitors in, sees neither bookings nor money.',
        own || '{BOOKING_1,GATE_1,GATE_2}'::text[])
    ) as ready (place, name_vi, name_en, description, description_en, codes)
  loop
    -- A hotel has no gate.
    continue when made.place = 7 and not exists (select from property where property_id = of_property and kind = 'playground');
    insert into staff_group (property_id, staff_group_id, name_vi, name_en, description, description_en)
      values (of_property, overlay(overlay(md5(of_property::text || made.place) placing '8' from 13) placing '8' from 17)::uuid, made.name_vi, made.name_en, made.description, made.description_en)
      on conflict do nothing returning staff_group_id into new_id;
    continue when new_id is null;
    insert into staff_group_function (property_id, staff_group_id, function_code)
      select distinct of_property, new_id, code from unnest(made.codes) as code;
  end loop;
end
$$;

insert into staff_group_function (property_id, staff_group_id, function_code)
  select g.property_id, g.staff_group_id, given.code
    from staff_group g
    join (values (1, 'GATE_1'), (1, 'GATE_2'), (2, 'GATE_1'), (3, 'GATE_1'), (3, 'GATE_2')) as given (place, code)
      on g.staff_group_id = overlay(overlay(md5(g.property_id::text || given.place) placing '8' from 13) placing '8' from 17)::uuid
   -- Whose rights somebody has cut down to less than the list of bookings is not given more.
   where exists (
     select from staff_group_function f
      where f.property_id = g.property_id and f.staff_group_id = g.staff_group_id and f.function_code = 'BOOKING_LIST_1')
on conflict do nothing;

insert into staff_group (property_id, staff_group_id, name_vi, name_en, description, description_en)
  select property_id, overlay(overlay(md5(property_id::text || 7) placing '8' from 13) placing '8' from 17)::uuid, 'Nhân viên cổng', 'Gate',
      'Cho khách vào cổng, không xem đặt vé và tiền.', 'Lets visitors in, sees neither bookings nor money.'
    from property where kind = 'playground'
on conflict do nothing;

insert into staff_group_function (property_id, staff_group_id, function_code)
  select g.property_id, g.staff_group_id, given.code
    from staff_group g
    cross join unnest('{SETTING_1,ACCOUNT_INFO_1,PERSONAL_ACCOUNT_1,PERSONAL_ACCOUNT_2,SUPPORT_1,USER_GUIDE_1,BOOKING_1,GATE_1,GATE_2}'::text[]) as given (code)
   where g.staff_group_id = overlay(overlay(md5(g.property_id::text || 7) placing '8' from 13) placing '8' from 17)::uuid
on conflict do nothing;
