import { beginGrid } from './screens/room-sale/avail-and-rate/model/loading/begin-grid.ts'

// The page's first script: built by itself, so that it waits for no other (`web/vite.config.ts`).
beginGrid()
