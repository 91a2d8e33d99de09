import type cytoscape from 'cytoscape';

/** Cytoscape's own drawing: nothing but the frame of a selection by dragging; cards and links are drawn below it. */
export const STYLE: cytoscape.StylesheetStyle[] = [
  {
    selector: 'core',
    style: {
      'active-bg-opacity': 0,
      'active-bg-color': '#006D75',
      'active-bg-size': 0,
      'selection-box-color': '#006D75',
      'selection-box-opacity': 0.1,
      'selection-box-border-color': '#006D75',
      'selection-box-border-width': 1,
      'outside-texture-bg-color': '#ffffff',
      'outside-texture-bg-opacity': 0,
    },
  },
  {
    selector: 'node',
    style: {
      shape: 'rectangle',
      width: 'data(width)',
      height: 'data(height)',
      'z-index-compare': 'manual',
      'z-index': (node: cytoscape.NodeSingular) => Number(node.data('level')),
      opacity: 0,
      'overlay-opacity': 0,
    },
  },
];
