-- Names that people give to contracts and promotions are one line, like all others.
alter table contract_template
  add constraint contract_template_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint contract_template_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
alter table contract_paper
  add constraint contract_paper_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint contract_paper_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
alter table promotion
  add constraint promotion_name_vi_one_line check (name_vi !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint promotion_name_en_one_line check (name_en !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
