/** Storage key of whether the menu beside the page is `closed`. */
export const menuKey = 'itinera:menu';
