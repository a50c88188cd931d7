import { expect, test } from 'vitest'
import { settingsAtOdds, unknownCommands, untoldCommands } from './manual.ts'
import { openRepository, planted } from '../repository.ts'

const repository = openRepository()
const readme = repository.read('README.md')
const settings = repository.read('server/src/settings.ts')

test('every command that the README and CONTRIBUTING name is there, and every command is named', () => {
  expect(unknownCommands(repository)).toEqual([])
  expect(untoldCommands(repository)).toEqual([])
})

test('every setting that is read is in the README’s table, and every one in the table is read', () => {
  expect(settingsAtOdds(repository)).toEqual([])
})

test('a command that is not there is noticed, and one that is named nowhere', () => {
  expect(unknownCommands(planted(repository, { 'CONTRIBUTING.md': 'Say `npm run nowhere`.' }))).toEqual(['CONTRIBUTING.md: npm nowhere'])
  expect(untoldCommands(planted(repository, { 'README.md': '', 'CONTRIBUTING.md': 'Say `npm start`.' }))).toContain('test')
})

test('a setting that is not told is noticed, and one that is not read', () => {
  const read = planted(repository, { 'server/src/settings.ts': settings.replace('  PORT:', '  GATE:') })
  expect(settingsAtOdds(read)).toEqual(['PORT is told and not read', 'GATE is read and not told'])
  const told = planted(repository, { 'README.md': readme.replace('`FILES_S3_SECRET`', '`FILES_S3_SECRETS`') })
  expect(settingsAtOdds(told)).toEqual(['FILES_S3_SECRETS is told and not read', 'FILES_S3_SECRET is read and not told'])
})
