import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { bandNames, sitePalette } from '@innkeeper/rules/site-look/site-palette'
import { siteTemplates } from '@innkeeper/rules/site-look/site-templates'

/** A look as a style sheet: its colours and corners, by the names that the pages' own style sheet uses. */
export const lookStyle = ({ colours, template }: SiteLook): string => {
  const { text, background, muted, line, bands } = sitePalette(colours)
  const { layout } = siteTemplates[template]
  const values = {
    text,
    background,
    muted,
    line,
    corner: corners[layout.corners],
    ...Object.fromEntries(
      bandNames.flatMap((name) => [
        [name, bands[name].background],
        [`on-${name}`, bands[name].text],
      ]),
    ),
  }
  return `:root{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}

const corners = { square: '0px', soft: '8px', round: '18px' } as const
