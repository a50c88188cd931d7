import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { callSection } from './api-page-call.ts'
import { travelAgentGuide } from './api-page-guide.ts'
import { html, type Html } from '../../http/html.ts'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'

/** The addresses of the API page's style sheet and of the description for machines. */
export type ApiPageLinks = { readonly style: string; readonly openApi: string }

/** The API as a page that people read: a section for each prefix, derived from the catalogue. */
export const apiPage = (language: Language, links: ApiPageLinks): string => {
  const publish = (saying: Saying) => speak(saying, language)
  const other = language === 'vi' ? 'en' : 'vi'
  const sections = [...Map.groupBy(callPaths, prefixOf)]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${publish(words.title)}</title>
        <link rel="stylesheet" href="${links.style}" />
      </head>
      <body>
        <a class="skip" href="#calls">${publish(words.skip)}</a>
        <header>
          <h1>${publish(words.title)}</h1>
          <p>${publish(words.lead)}</p>
          <p>
            <a href="${links.openApi}">OpenAPI 3.1</a> ·
            <a href="?lang=${other}" lang="${other}" hreflang="${other}">${speak(words.language, other)}</a>
          </p>
        </header>
        <nav aria-label="${publish(words.contents)}">${sections.map(([prefix, paths]) => contentsOf(prefix, paths, language))}</nav>
        <main id="calls" tabindex="-1">
          ${sections.map(
            ([prefix, paths]) =>
              html`<section aria-labelledby="section-${prefix}">
                <h2 id="section-${prefix}">${prefix}</h2>
                ${prefix === 'distribution' ? travelAgentGuide(language) : ''} ${paths.map((path) => callSection(path, language))}
              </section>`,
          )}
        </main>
      </body>
    </html>`.text
}

const contentsOf = (prefix: string, paths: typeof callPaths, language: Language): Html =>
  html`<h2>${prefix}</h2>
    <ul>
      ${paths.map((path) => html`<li><a href="#${path}">${speak(callAt(path).words, language)}</a></li>`)}
    </ul>`

const words = {
  title: say('API của Innkeeper', 'Innkeeper API'),
  lead: say(
    'Mỗi câu trả lời là một phong bì: responseCode 0 là thành công, số khác là lời từ chối, nói bằng ngôn ngữ của Accept-Language. Tiền là số nguyên theo đơn vị nhỏ nhất, ngày là YYYY-MM-DD. Ví dụ viết cho dòng lệnh: đặt INNKEEPER là địa chỉ máy chủ, KEY là khoá của đại lý hoặc TOKEN là token của phiên.',
    'Every answer is an envelope: responseCode 0 is success, another number is a refusal, in the language of Accept-Language. Money is whole minor units, days are YYYY-MM-DD. Examples are for a shell: set INNKEEPER to the server’s address, and KEY to the agent’s key or TOKEN to a session’s token.',
  ),
  language: say('Tiếng Việt', 'English'),
  contents: say('Mục lục', 'Contents'),
  skip: say('Đến các lời gọi', 'To the calls'),
} as const satisfies Record<string, Saying>
