import type pg from 'pg'

/** One column from PostgreSQL's catalogue, with its enum values and element type, if any. */
export interface Column {
  table: string
  column: string
  type: string
  isArray: boolean
  nullable: boolean
  hasDefault: boolean
  alwaysGenerated: boolean
  enumValues: string[] | null
}

/** Reads every table and view of `public` except partitions and the list of migrations, sorted by table, columns as declared. */
export const describeTables = async (pool: pg.Pool): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(`
    select class.relname as "table", attribute.attname as "column",
           base.typname as type, declared.typcategory = 'A' as "isArray",
           not (attribute.attnotnull or declared.typnotnull) as nullable,
           attribute.atthasdef or attribute.attidentity <> '' as "hasDefault",
           attribute.attgenerated <> '' or attribute.attidentity = 'a' as "alwaysGenerated",
           (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = base.oid) as "enumValues"
      from pg_class class
      join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0 and not attribute.attisdropped
      join pg_type declared on declared.oid = attribute.atttypid
      join pg_type base on base.oid = coalesce(nullif(declared.typbasetype, 0), nullif(case declared.typcategory when 'A' then declared.typelem end, 0), declared.oid)
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'm')
       and not class.relispartition and class.relname <> 'migration'
     order by class.relname collate "C", attribute.attnum`)
  return rows
}
