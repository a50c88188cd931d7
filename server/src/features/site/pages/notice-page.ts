import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'

type Notice = { readonly title: Saying; readonly why: Saying; readonly values?: SayingValues; readonly act?: Html | '' }

/** A page that says why there is nothing to show, and what can be done. */
export const noticePage = (language: Language, { title, why, values = {}, act = '' }: Notice): string =>
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
          <p>${speak(why, language, values)}</p>
          ${act}
        </main>
      </body>
    </html>`.text
