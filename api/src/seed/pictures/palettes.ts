export type Scenery = 'sea' | 'mountains' | 'city';

export interface Palette {
  sky: [top: string, bottom: string];
  sun: string;
  far: string;
  near: string;
  water: [top: string, bottom: string];
  ground: string;
  leaf: string;
  window: string;
}

export const palettes: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#4aa3df', '#d6f0fb'],
    sun: '#fff3b0',
    far: '#8fb8c9',
    near: '#5f93a8',
    water: ['#2f9fc1', '#0f6d94'],
    ground: '#f0dcb0',
    leaf: '#2f8f63',
    window: '#dff3ff',
  },
  {
    sky: ['#f7a072', '#fde2c4'],
    sun: '#ffe9a8',
    far: '#c98d86',
    near: '#97626c',
    water: ['#e08e79', '#7d5a74'],
    ground: '#e9c594',
    leaf: '#4f6d4a',
    window: '#ffe7b8',
  },
  {
    sky: ['#223a6b', '#e58b88'],
    sun: '#ffd08a',
    far: '#55507f',
    near: '#373963',
    water: ['#4b5c94', '#1e2c55'],
    ground: '#8d7a86',
    leaf: '#27485a',
    window: '#ffd98a',
  },
  {
    sky: ['#63c7c2', '#f1fbe6'],
    sun: '#fffad1',
    far: '#92c7a9',
    near: '#5ba383',
    water: ['#45c3bd', '#178a94'],
    ground: '#fbecc8',
    leaf: '#23805a',
    window: '#e9fffb',
  },
  {
    sky: ['#8aa7e8', '#f8dfee'],
    sun: '#fff0f5',
    far: '#a9a2cf',
    near: '#7a78b0',
    water: ['#7d9ee0', '#3d5ba8'],
    ground: '#ead9d2',
    leaf: '#47795f',
    window: '#f5ecff',
  },
  {
    sky: ['#17264a', '#4d6d9e'],
    sun: '#f4f1da',
    far: '#31466f',
    near: '#213257',
    water: ['#2a4777', '#101f42'],
    ground: '#55617a',
    leaf: '#1c3f46',
    window: '#ffdf91',
  },
];

export const walls = [
  '#fdfbf6',
  '#f6e7d3',
  '#e9d2bb',
  '#f3f6fa',
  '#f9e4df',
  '#e4ecdf',
  '#efe3f1',
  '#ffe9c9',
] as const;
export const roofs = ['#b5533c', '#7b4b3a', '#3f5d73', '#8c6f4e', '#5a4a6b', '#c7743f'] as const;
