-- Whether a pair has had a board before is asked of every result that is written, by the scorer and by a trigger: of the
-- results of one board, not of all of a section.
CREATE INDEX results_on_board ON results (section_id, board) WHERE next_version IS NULL;
