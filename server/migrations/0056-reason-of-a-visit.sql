-- An administrator who entered a property only reads there until they have said why they came.
alter table session
  add column visit_reason text check (char_length(visit_reason) between 1 and 255),
  add constraint session_reason_of_property check (visit_reason is null or property_id is not null);
