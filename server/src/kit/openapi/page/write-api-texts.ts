import { parentPort } from 'node:worker_threads'
import { openApiDocument } from '../openapi.ts'
import { apiPage } from './api-page.ts'
import { apiUrls } from './api-urls.ts'

// This file runs as the thread that writes the API description.
const links = { style: apiUrls.style, openApi: apiUrls.openApi }
parentPort?.postMessage({ openApi: JSON.stringify(openApiDocument()), vi: apiPage('vi', links), en: apiPage('en', links) })
