import { GridLayer } from 'leaflet'
import styles from './map.module.css'

/** The ground of a map without tiles: the lines of squared paper, which show that the map moves. */
export class Paper extends GridLayer {
  protected override createTile(): HTMLElement {
    const square = document.createElement('div')
    square.className = styles['square'] ?? ''
    return square
  }
}
