import pg from 'pg'

/** The login that serves requests on an embedded database: it owns nothing, and may do nothing but become one of the two roles. */
export const serverLogin = 'innkeeper_server'

const lockKey = 7_166_002

/** Makes the login unless it is there, and gives it this password; on a connection that may make roles. */
export async function makeServerLogin(owner: pg.Pool, password: string): Promise<void> {
  await owner.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${lockKey});
      if not exists (select from pg_roles where rolname = '${serverLogin}') then create role ${serverLogin}; end if;
      alter role ${serverLogin} login noinherit password ${pg.escapeLiteral(password)};
    end $$`)
}

/** Lets whoever signs in by this address become the two roles that requests run as, which are there once the migrations have run. */
export async function letServe(owner: pg.Pool, url: string): Promise<void> {
  const login = new pg.Client(url).user ?? ''
  const mayNot = `not (pg_has_role(${pg.escapeLiteral(login)}, 'innkeeper_tenant', 'member') and pg_has_role(${pg.escapeLiteral(login)}, 'innkeeper_platform', 'member'))`
  await owner.query(`
    do $$ begin
      perform pg_advisory_xact_lock(${lockKey});
      if ${mayNot} then grant innkeeper_tenant, innkeeper_platform to ${pg.escapeIdentifier(login)}; end if;
    end $$`)
}
