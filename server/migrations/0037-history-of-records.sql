-- What a line of the diary is about, so that the history of a record can be read; its name in English too, and a text to search by.
alter table diary_entry
  add column record_kind text,
  add column record_id text,
  add column subject_en text not null default '',
  add column search_text text not null generated always as (folded(person || ' ' || subject || ' ' || subject_en)) stored;
alter table diary_entry add constraint diary_entry_record check (record_kind is not null or record_id is null);
create index diary_entry_of_record on diary_entry (property_id, record_kind, record_id, at desc, diary_entry_id desc) where record_kind is not null;

-- Lines from before: what a property has one of is known by the call, and a thing's English name stands beside its Vietnamese one.
update diary_entry set record_kind = case call
    when 'info/update' then 'registration' when 'register' then 'registration' when 'hotel-setting/update' then 'hotelConfig'
    when 'contract/update' then 'eContract' when 'supplier/hotel/agree-commission' then 'eContract'
    when 'chain/add' then 'hotelChain' when 'chain/update' then 'hotelChain' when 'chain/remove' then 'hotelChain' end
  where kind = 'change';
update diary_entry set subject_en = coalesce(after_values ->> 'nameEn', before_values ->> 'nameEn')
  where subject = coalesce(after_values ->> 'nameVi', before_values ->> 'nameVi')
    and coalesce(after_values ->> 'nameEn', before_values ->> 'nameEn') is not null;
