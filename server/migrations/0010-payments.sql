-- Banks of Vietnam by the number that NAPAS gives to each (BIN): the national list of card issuers. Data, so that a new bank is a row.
create table bank (
  bank_bin text primary key check (bank_bin ~ '^[0-9]{6}$'),
  code text not null unique,
  short_name text not null,
  name text not null
);
create index bank_by_name on bank using gin (folded(bank_bin || ' ' || code || ' ' || short_name || ' ' || name) gin_trgm_ops);
grant select on bank to innkeeper_tenant, innkeeper_platform;
grant insert, update on bank to innkeeper_platform;
insert into bank (bank_bin, code, short_name, name) values
  ('970400', 'SGICB', 'SaigonBank', 'TMCP Sài Gòn Công thương'),
  ('970403', 'STP', 'Sacombank', 'TMCP Sài Gòn Thương tín'),
  ('970405', 'VBA', 'Agribank', 'Nông nghiệp và Phát triển Nông thôn Việt Nam'),
  ('970406', 'DOB', 'DongABank', 'TMCP Đông Á'),
  ('970407', 'TCB', 'Techcombank', 'TMCP Kỹ thương'),
  ('970408', 'GPB', 'GPBank', 'Thương mại TNHH MTV Dầu Khí Toàn Cầu'),
  ('970409', 'BAB', 'BacABank', 'TMCP Bắc Á'),
  ('970410', 'SCVN', 'StandardChartered', 'TNHH MTV Standard Chartered'),
  ('970412', 'PVCB', 'PVcomBank', 'TMCP Đại chúng Việt Nam'),
  ('970414', 'Oceanbank', 'Oceanbank', 'TNHH MTV Đại Dương'),
  ('970415', 'ICB', 'VietinBank', 'TMCP Công thương Việt Nam'),
  ('970416', 'ACB', 'ACB', 'TMCP Á Châu'),
  ('970418', 'BIDV', 'BIDV', 'Đầu tư và Phát triển Việt Nam'),
  ('970419', 'NCB', 'NCB', 'TMCP Quốc dân'),
  ('970421', 'VRB', 'VRBank', 'liên doanh Việt Nga'),
  ('970422', 'MB', 'MBBank', 'TMCP Quân Đội'),
  ('970423', 'TPB', 'TPBank', 'TMCP Tiên Phong'),
  ('970424', 'SHBVN', 'ShinhanBank', 'TNHH MTV Shinhan Việt Nam'),
  ('970425', 'ABB', 'ABBank', 'TMCP An Bình'),
  ('970426', 'MSB', 'MSB', 'TMCP Hàng Hải'),
  ('970427', 'VAB', 'VietABank', 'TMCP Việt Á'),
  ('970428', 'NAB', 'NamABank', 'TMCP Nam Á'),
  ('970429', 'SCB', 'SCB', 'TMCP Sài Gòn'),
  ('970430', 'PGB', 'PGBank', 'TMCP Xăng dầu Petrolimex'),
  ('970431', 'EIB', 'Eximbank', 'TMCP Xuất Nhập khẩu Việt Nam'),
  ('970432', 'VPB', 'VPBank', 'TMCP Việt Nam Thịnh Vượng'),
  ('970433', 'VIETBANK', 'VietBank', 'TMCP Việt Nam Thương Tín'),
  ('970434', 'IVB', 'IndovinaBank', 'TNHH Indovina'),
  ('970436', 'VCB', 'Vietcombank', 'TMCP Ngoại thương Việt Nam'),
  ('970437', 'HDB', 'HDBank', 'TMCP Phát triển TP.HCM'),
  ('970438', 'BVB', 'BaoVietBank', 'TMCP Bảo Việt'),
  ('970439', 'PBVN', 'PublicBank', 'liên doanh VID PUBLIC BANK'),
  ('970440', 'SEAB', 'SeABank', 'TMCP Đông Nam Á'),
  ('970441', 'VIB', 'VIB', 'TMCP Quốc Tế Việt Nam'),
  ('970442', 'HLBVN', 'HongLeong', 'TNHH MTV Hong Leong Việt Nam'),
  ('970443', 'SHB', 'SHB', 'TMCP Sài Gòn – Hà Nội'),
  ('970444', 'CBB', 'CBBank', 'Thương mại TNHH MTV Xây dựng Việt Nam'),
  ('970446', 'COOPBANK', 'COOPBANK', 'Hợp tác xã Việt Nam'),
  ('970448', 'OCB', 'OCB', 'TMCP Phương Đông'),
  ('970449', 'LPB', 'LPBank', 'TMCP Bưu điện Liên Việt (Ngân hàng TMCP Lộc Phát Việt Nam)'),
  ('970452', 'KLB', 'KienLongBank', 'TMCP Kiên Long'),
  ('970454', 'VCCB', 'VietCapitalBank', 'TMCP Bản Việt'),
  ('970455', 'IBKHN', 'IBKHN', 'Công nghiệp Hàn Quốc - Chi nhánh Hà Nội'),
  ('970456', 'IBKHCM', 'IBKHCM', 'Industrial Bank of Korea - Chi nhánh Hồ Chí Minh'),
  ('970457', 'WVN', 'Woori', 'Ngân hàng TNHH Một Thành Viên Woori Bank Việt Nam'),
  ('970458', 'UOB', 'UnitedOverseas', 'Ngân hàng TNHH Một Thành Viên UOB Việt Nam'),
  ('970459', 'CIMB', 'CIMBBank', 'Ngân hàng TNHH Một Thành Viên CIMB Việt Nam'),
  ('970460', 'Vietcredit', 'Vietcredit', 'Công ty Tài chính cổ phần Xi Măng'),
  ('970462', 'KBHN', 'KookminHN', 'Ngân hàng Kookmin - Chi nhánh Hà Nội'),
  ('970463', 'KBHCM', 'KookminHCM', 'Ngân hàng Kookmin - Chi nhánh Tp. Hồ Chí Minh'),
  ('970464', 'FCCOM', 'TNEXFinance', 'Công ty Tài chính TNHH MTV CỘNG ĐỒNG (TNHH MTV TNEX)'),
  ('970465', 'SINOPAC', 'SINOPAC', 'Ngân hàng SINOPAC - Chi nhánh Tp. Hồ Chí Minh'),
  ('970466', 'KEBHANAHCM', 'KEBHanaHCM', 'Ngân hàng KEB HANA - Chi nhánh Tp. Hồ Chí Minh'),
  ('970467', 'KEBHANAHN', 'KEBHANAHN', 'Ngân hàng KEB HANA - Chi nhánh Hà Nội'),
  ('970468', 'MAFC', 'MAFC', 'Công ty Tài chính TNHH MTV Mirae Asset (Việt Nam)'),
  ('970470', 'MCredit', 'MCredit', 'Công ty Tài chính TNHH MB SHINSEI');

-- Which ways of paying a property takes. A way that has no row is not taken.
create table payment_method (
  property_id uuid not null references property,
  method text not null check (method in
    ('domestic card', 'international card', 'QR wallet', 'bank transfer', 'cash', 'debt', 'other')),
  active boolean not null default true,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (property_id, method)
);
call wall_off('payment_method');

-- A gateway as a property configured it. The secret is sealed with a key that is not in this database, and bound to this row;
-- its last two characters and its date are all that is ever shown again. A gateway works since the first test that it passed as it
-- is configured now; a change of what was tested begins anew.
create table payment_gateway (
  property_id uuid not null references property,
  rail text not null check (rail in ('vnpay', 'onepay', 'vietqr')),
  mode text not null default 'live' check (mode in ('test', 'live')),
  merchant_code text not null default '' check (char_length(merchant_code) <= 50),
  access_code text not null default '' check (char_length(access_code) <= 50),
  sealed_secret bytea,
  secret_ending text check (char_length(secret_ending) = 2),
  secret_set_at timestamptz,
  bank_bin text references bank,
  account_number text not null default '' check (account_number ~ '^[0-9A-Za-z]{0,19}$'),
  account_owner text not null default '' check (char_length(account_owner) <= 255),
  active boolean not null default true,
  tested_at timestamptz,
  test_checks jsonb,
  works_since timestamptz,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by text not null default '',
  primary key (property_id, rail),
  constraint secret_told_with_it check ((sealed_secret is null) = (secret_ending is null) and (sealed_secret is null) = (secret_set_at is null)),
  constraint card_gateway_whole check (rail = 'vietqr' or (merchant_code <> '' and sealed_secret is not null)),
  constraint onepay_whole check (rail <> 'onepay' or access_code <> ''),
  constraint vietqr_whole check (rail <> 'vietqr' or (bank_bin is not null and account_number <> '' and account_owner <> '')),
  constraint worked_when_tested check (works_since is null or (tested_at is not null and works_since <= tested_at))
);
call wall_off('payment_gateway');
