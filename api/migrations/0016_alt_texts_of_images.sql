-- What an image shows, in words, for people who don't see it. Empty until somebody has described it.
ALTER TABLE hotel_images ADD COLUMN alt text;
