/** Settings of this site and texts in the editor's language, from PHP (includes/block.php). */
export const site = window.museumShopBlock;
