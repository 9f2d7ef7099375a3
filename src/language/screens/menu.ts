import { dictionary } from '../typography.ts';

const en = {
  file: 'File',
  print: 'Print …',
  quit: 'Quit Etui',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: 'View',
  larger: 'Larger',
  smaller: 'Smaller',
  actualSize: 'Actual size',
  fullScreen: 'Full screen',
};

type MenuWords = typeof en;

const fr: MenuWords = {
  file: 'Fichier',
  print: 'Imprimer …',
  quit: 'Quitter Etui',
  edit: 'Édition',
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  view: 'Affichage',
  larger: 'Plus grand',
  smaller: 'Plus petit',
  actualSize: 'Taille réelle',
  fullScreen: 'Plein écran',
};

/** The menu of the desktop window. */
export const menuWords = dictionary<MenuWords>({ en, fr });
