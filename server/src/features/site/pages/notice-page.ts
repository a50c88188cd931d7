import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { html } from '#kit/http/html.ts'

/** A page that says why there is nothing to show. */
export const noticePage = (language: Language, title: Saying, why: Saying): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${speak(title, language)}</title>
        <link rel="icon" type="image/svg+xml" href="/mark.svg" />
        <link rel="stylesheet" href="/help/fonts/400.css" />
        <link rel="stylesheet" href="/help/fonts/600.css" />
        <link rel="stylesheet" href="/book/site.css" />
      </head>
      <body>
        <main id="content">
          <h1>${speak(title, language)}</h1>
          <p>${speak(why, language)}</p>
        </main>
      </body>
    </html>`.text
