-- The commission that counts is the platform's: what a property enters is a proposal, and a property's request cannot write these columns.
alter table e_contract
  add column agreed_commission_basis_points integer check (agreed_commission_basis_points between 0 and 10000),
  add column commission_agreed_at timestamptz,
  add column commission_agreed_by text,
  add constraint commission_agreed_whole
    check (num_nulls(agreed_commission_basis_points, commission_agreed_at, commission_agreed_by) in (0, 3));

-- What stands in a contract that was released is agreed.
update e_contract
   set agreed_commission_basis_points = commission_basis_points, commission_agreed_at = changed_at, commission_agreed_by = 'Innkeeper'
 where state not in ('not created', 'create') and commission_basis_points is not null;
