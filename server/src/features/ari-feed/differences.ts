// What a system has in a field: a whole number, a flag or null as it is, anything else as a text of at most 100 characters.
const theirs = `case when jsonb_typeof(value) in ('boolean', 'null') or value::text ~ '^-?[0-9]{1,15}$' then value
  else to_jsonb(left(value #>> '{}', 100)) end`

/** Of the cell `c`: what a system has otherwise, by field; null where it was asked and has nothing. */
export const differencesOfCell = `case when c.state <> 'differs' then '[]'::jsonb when c.theirs is not null then (
  select coalesce(jsonb_agg(jsonb_build_object('field', key, 'theirs', ${theirs}) order by key), '[]')
    from jsonb_each(c.theirs) where value is distinct from c.wanted -> key) end`
