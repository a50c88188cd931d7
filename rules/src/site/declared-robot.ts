/** Whether who asks says that it is a program: search engines, previews of links, monitors. Who says nothing counts as one, too. */
export const isDeclaredRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent === '' || declared.test(userAgent)

const declared =
  /(?<!cu)bot\b|(?<!cu)bot[/;_-]|crawl|spider|slurp|preview|externalhit|^whatsapp|monitor|uptime|pingdom|lighthouse|feedfetcher|curl\/|wget\/|python-|go-http-client|libwww|scrapy/iu
