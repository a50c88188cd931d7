import { expect, test } from 'vitest'
import { openRepository, planted } from '../repository.ts'
import { missingClasses } from './styles.ts'

const repository = openRepository()

test('each class that a part asks for is in its style sheet', () => {
  expect(missingClasses(repository)).toEqual([])
})

test('a class that is asked for in vain is found', () => {
  const files = {
    'web/src/ui/planted.tsx': "import styles from './planted.module.css'\nexport const Planted = () => <p className={styles['gone']} />\n",
    'web/src/ui/planted.module.css': '.here {\n  margin: 0;\n}\n',
  }
  expect(missingClasses(planted(repository, files))).toEqual(['web/src/ui/planted.tsx: gone'])
})
