import type { KnipConfig } from 'knip'

/** Style sheets use packages and each other: their `@import` counts as an import. */
const importsOfStyles = (text: string): string =>
  [...text.matchAll(/@import\s+(?:url\()?['"]([.@][^'"]+)/g)].map(([, sheet = '']) => `import '${sheet}'`).join('\n')

export default {
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyles },
  workspaces: {
    '.': { entry: [] },
    rules: { includeEntryExports: true, project: 'src/**/*.ts' },
    protocol: { includeEntryExports: true, project: 'src/**/*.ts' },
    server: { entry: ['src/main.ts', 'src/database/backup/*-command.ts', 'src/database/migrate/write-tables.ts'], project: 'src/**/*.ts' },
    web: { entry: ['src/main.tsx', 'src/begin-page.ts'], project: ['src/**/*.{ts,tsx,css}', 'page/*.ts'] },
    journeys: { entry: ['pictures.ts'], project: '**/*.ts' },
    bench: { entry: ['main.ts'], project: '**/*.ts' },
    tools: { entry: ['start/run.ts', 'start/build-server.ts', '*.ts'], project: '**/*.{ts,mjs}' },
  },
} satisfies KnipConfig
