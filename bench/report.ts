import os from 'node:os'

/** The table as a document: with the command, the day, and the machine of the measurement. */
export const reportOf = (table: string, wanted: readonly string[]): string => {
  const model = os.cpus()[0]?.model ?? 'unknown'
  const load = os.loadavg().map((part) => part.toFixed(1))
  return `# Measured

\`npm run bench${wanted.length === 0 ? '' : ` -- ${wanted.join(' ')}`}\` on ${new Date().toISOString().slice(0, 10)}; \`npm run bench -- --write docs/bench.md\` writes this anew.

- Machine: ${os.cpus().length} × ${model.trim()}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}.
- Load of the machine when it ended, over 1, 5 and 15 minutes: ${load.join(', ')}. The clients, the server and PostgreSQL share its cores.
- Each row is the median of its runs. A limit is measured in the same run, in turn with what is held against it; a ratio is the median of the ratios of runs side by side, and 1 would mean that nothing is lost. Three turns before only warm up: a server just started runs its code half compiled.

${table}

## What is measured

- a: \`room-plan/update-all\` sets another price on each night; the limit upserts the same 18,250 rows in one statement, and in the second line also writes the operation and what it changed. The table is vacuumed before each run.
- b: \`room-plan/get-all-avail-rate\`; the limit is the very query that the server sends, read from PostgreSQL's log, as a prepared statement, without roles, row security or a transaction.
- c: \`distribution/book\`, each in one of 300 stays of two nights, in a hotel that has some hundred bookings and whose tables are analysed; the limit locks the nights in order, takes the rooms, inserts a copy of a real booking and commits, each statement prepared. Afterwards every night sold is held against the bookings.
- d: \`distribution/quote\` for the same stays; the limit is the query of its facts alone. The 99th percentile is taken while five clients ask at fixed moments.
- e: \`distribution/search\`: the first 15 of 10,000 properties of three room types and two plans each, which all have rooms, at 2,700 levels of price; the limits are what a search is to keep with eight clients.
- f: Chromium without a graphics card, 1,440 × 900. A key is timed from its event to the end of the frame that shows what it changed; digits and Enter alike.
- g: what Chromium receives with nothing kept from before.
- h: from the start of the process until it takes requests. Memory is the proportional set size.
- i: \`room-plan/get-all-avail-rate\` asked at fixed moments by two clients, alone and while twenty others export the log of an operation (\`room-plan-log/export\`), each again as soon as it has its file.
- k: \`hotel-log/search\` of 100,000 lines: the first page, and by a part of a name; the limit is the page and its total, asked of PostgreSQL without roles or row security.
- l: \`npm start\` on the sample data, until \`/login\` answers 200; the memory is the proportional set size of npm, the server and PostgreSQL together, 15 s later, then right after 32 clients read the grid for 10 s, and 15 s after those.
- n: \`distribution/quote\` at fixed moments by five clients, alone, while 16 people read two windows of the grid a second each, and while 16 clients read it without a pause. Before it, 16 clients ask for the same quotes without a pause for ten seconds, so that the server's code is compiled.
- j: \`room-plan/get-all-avail-rate\` of 730 nights, \`room-plan/save-cells\` with a price of its own on every night, and \`room-plan/undo\` of it, in a hotel of 200 room-plans; meanwhile one client reads 14 nights again and again.
- p: the first page of \`user/get-all\` and of \`travelagent/get-all-active\`; the limit is the page and its total, asked of PostgreSQL without roles or row security. \`travelagent/get-all-agent-es\` and \`find/things\` are asked for letters that some of them have.
- q: \`supplier/booking/get-all\` by an administrator without a limit, of bookings of two years at 1,000 properties, each page with its total.
- r: \`room-plan/export-workbook\` of two years with every field of 200 room-plans, and \`room-plan/preview-workbook\` of the same file, held against the 10 seconds that a person waits. Memory is the most that the server had meanwhile, looked at ten times a second.
- s: \`distribution/quote\` for the stays of d with 40 promotions of every type, five services in five units with special days, a coupon and a gift code, each checked to be in the price; five clients ask at fixed moments. Before it, the server is warmed up as for n.
- t: \`distribution/search\` as in e, where each property has five promotions and its level’s own terms, over 1,000 and over 10,000 properties; the first page is checked to have a struck price in every property.
- u: \`booking/export\` of 500,000 bookings of a property, read as a browser reads it, and checked to be whole; the limit is the statement of its cursor, fetched 250 rows at a time without roles, row security or a file. Memory is the most that the server had above idle, looked at ten times a second.
- v: \`connectivity/ari\` of 50 room-plans for 500 days in one message, each night at another price; the limit upserts the same 25,000 rows in one statement.
- w: the first page of a sample hotel’s site with the prices of two nights, from as many networks as there are requests, so that no limit counts; the limit is a bare server of Node.js that answers the same bytes, asked in turn in the same run. The largest paint is Chromium’s, as a phone of 390 × 844 with 1.6 Mbit/s, 150 ms and a processor four times slower, nothing kept from before.
- x: 200 bookings that wait are sent, first to one connection, then to seven more, each in the order of their numbers; the limit posts the same bytes to the same listener over one connection. A server tells each connection twenty revisions at a time and begins once a second; a rate counts from the first message to the last, so about twenty a second for each connection is the most.
`
}
